import { namesIn } from '../names.ts';

export const names = namesIn({
  trades: {
    Cannoneer: 'Cannoneer',
    Captain: 'Captain',
    Explorer: 'Explorer',
    Helmsman: 'Helmsman',
    Musketeer: 'Musketeer',
    Oarsman: 'Oarsman',
    Shipwright: 'Shipwright',
  },
  nations: { england: 'England', spain: 'Spain', pirates: 'Pirates' },
  islands: ['Turtle', 'Anvil', 'Whale', 'Shield', 'Boot', 'Pebble', 'Crescent', 'Fang'],
  uniques: {
    charts: 'Shipping Charts',
    map: "Marksman's Map",
    papers: 'Forged Papers',
    flag: 'Homemade Flag',
    rum: 'Rum',
    plague: 'Plague',
    ghost: 'Ghostly Encounter',
  },
  gold: (amount) => `${amount} gold`,
});
