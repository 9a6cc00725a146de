import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files.ts';

const TEXT = /\.(?:js|css|html|svg|webmanifest|json)$/;

/** Smaller files fit into one packet as they are. */
const LEAST = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text, so that the server has nothing to compress. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter((file) => TEXT.test(file))
      .map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const text = readFileSync(file);
  if (text.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, await brotli(text, { params }));
  writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
}
