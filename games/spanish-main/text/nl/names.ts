import { namesIn } from '../names.ts';

export const names = namesIn({
  trades: {
    Cannoneer: 'Kanonnier',
    Captain: 'Kapitein',
    Explorer: 'Ontdekker',
    Helmsman: 'Stuurman',
    Musketeer: 'Musketier',
    Oarsman: 'Roeier',
    Shipwright: 'Scheepstimmerman',
  },
  nations: { england: 'Engeland', spain: 'Spanje', pirates: 'piraten' },
  islands: ['Schildpad', 'Aambeeld', 'Walvis', 'Schild', 'Laars', 'Kiezel', 'Sikkel', 'Slagtand'],
  uniques: {
    charts: 'Zeekaarten',
    map: 'Schutterskaart',
    papers: 'Vervalste papieren',
    flag: 'Zelfgemaakte vlag',
    rum: 'Rum',
    plague: 'Pest',
    ghost: 'Spookverschijning',
  },
  gold: (amount) => `${amount} goud`,
});
