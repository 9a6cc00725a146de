import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Lets the browser fetch the fonts together with the style sheet that names them. */
export function fontPreloads(): Plugin {
  return {
    name: 'tortuga-font-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
  return { tag: 'link', attrs, injectTo: 'head' };
}
