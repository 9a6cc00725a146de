/** What browsers are told to forbid. */

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything a page of ours needs comes from ourselves; inline scripts and styles are nobody's. */
function policy(origins: readonly string[]) {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      // Older Safari does not count sockets among 'self'.
      connectSrc: ["'self'", ...sockets],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      frameSrc: ["'none'"],
      objectSrc: ["'none'"],
    },
  };
}

const PERMISSIONS = [
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'usb=()',
].join(', ');

export async function addSecurityHeaders(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const isHttps = origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));
  await app.register(helmet, {
    contentSecurityPolicy: policy(origins),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // A machine reached by plain HTTP once must not be locked out of it for a year.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
