/** How much room there is: board and rail side by side, one above the other, or a phone. */

export type Size = 'wide' | 'middle' | 'narrow';

const narrow = matchMedia('(max-width: 600px)');
const wide = matchMedia('(min-width: 1040px)');

function measure(): Size {
  if (narrow.matches) return 'narrow';
  return wide.matches ? 'wide' : 'middle';
}

let current = $state<Size>(measure());

for (const query of [narrow, wide]) {
  query.addEventListener('change', () => {
    current = measure();
  });
}

export const room = {
  get size(): Size {
    return current;
  },
};
