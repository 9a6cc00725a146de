import { namesIn } from '../names.ts';

export const names = namesIn({
  trades: {
    Cannoneer: 'Kanonier',
    Captain: 'Kapitän',
    Explorer: 'Entdecker',
    Helmsman: 'Steuermann',
    Musketeer: 'Musketier',
    Oarsman: 'Ruderer',
    Shipwright: 'Schiffszimmermann',
  },
  nations: { england: 'England', spain: 'Spanien', pirates: 'Piraten' },
  islands: ['Schildkröte', 'Amboss', 'Walfisch', 'Schild', 'Stiefel', 'Kiesel', 'Sichel', 'Reißzahn'],
  uniques: {
    charts: 'Seekarten',
    map: 'Schützenkarte',
    papers: 'Gefälschte Papiere',
    flag: 'Selbstgemachte Flagge',
    rum: 'Rum',
    plague: 'Pest',
    ghost: 'Geisterhafte Begegnung',
  },
  gold: (amount) => `${amount} Gold`,
});
