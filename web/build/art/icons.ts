/** The icon of the client: a turtle from above whose shell is a compass, in brass on the night sea. */

const NIGHT = '#0e1a26';
const BRASS = '#e3b341';
const PALE = '#f3ead6';

const TURTLE = `
<g fill="${BRASS}">
<path d="M32 2c3.4 0 5.6 2.7 5.6 6.2 0 3-1.4 5.8-2.6 8h-6c-1.2-2.2-2.6-5-2.6-8C26.4 4.7 28.6 2 32 2Z"/>
<path d="M17.5 20.5C12 17 6.5 17.5 3 22.5c-.8 1.2.1 2.3 1.5 2.2 4.3-.3 7.2 1.2 9.3 4.3Z"/>
<path d="M46.5 20.5C52 17 57.5 17.5 61 22.5c.8 1.2-.1 2.3-1.5 2.2-4.3-.3-7.2 1.2-9.3 4.3Z"/>
<path d="M17 46c-3.7 1.6-6.1 4.6-6.3 8.8 0 1.3 1.2 1.9 2.2 1 2.7-2.5 5.6-3.4 8.6-3.6Z"/>
<path d="M47 46c3.7 1.6 6.1 4.6 6.3 8.8 0 1.3-1.2 1.9-2.2 1-2.7-2.5-5.6-3.4-8.6-3.6Z"/>
<path d="M29.5 56h5L32 62.5Z"/>
<circle cx="32" cy="36" r="21.5"/>
</g>
<circle cx="32" cy="36" r="18.5" fill="${NIGHT}"/>
<path fill="${PALE}" d="M32 19 34.8 33.2 32 36ZM49 36 34.8 38.8 32 36ZM32 53 29.2 38.8 32 36ZM15 36 29.2 33.2 32 36Z"/>
<path fill="${BRASS}" d="M32 19 29.2 33.2 32 36ZM49 36 34.8 33.2 32 36ZM32 53 34.8 38.8 32 36ZM15 36 29.2 38.8 32 36Z"/>`;

interface Look {
  /** How round the corners are, of 100. */
  readonly corner: number;
  /** How much of the side the turtle takes, of 100. */
  readonly size: number;
}

/** An icon on 100 by 100. */
export function icon({ corner, size }: Look): string {
  const margin = (100 - size) / 2;
  const ground = `<rect width="100" height="100" rx="${corner}" fill="${NIGHT}"/>`;
  const turtle = `<g transform="translate(${margin} ${margin}) scale(${size / 64})">${TURTLE}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${turtle}</svg>\n`;
}
