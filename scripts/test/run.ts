import { spawn } from 'node:child_process';

export interface Outcome {
  readonly isOk: boolean;
  readonly output: string;
  readonly milliseconds: number;
}

/** Runs Node with these arguments and keeps what it prints. */
export function run(command: readonly string[]): Promise<Outcome> {
  const start = performance.now();
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      resolve({ isOk: code === 0, output, milliseconds: performance.now() - start });
    });
  });
}
