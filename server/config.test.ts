import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigMistake, readConfig, SETTING_NAMES, settingsOf } from './config.ts';

test('without any setting the server is for this machine only', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: 8080, isPortFlexible: true, origins: [] });
  expect(config.data).toBe(resolve('data'));
  expect(config.logLevel).toBe('info');
});

test('every setting is read', () => {
  const config = readConfig({
    PORT: '9000',
    HOST: '0.0.0.0',
    DATA: '/var/lib/tortuga',
    CLIENT: 'elsewhere',
    PUBLIC_ORIGIN: 'https://tortuga.example, http://localhost:9000/',
    TRUST_PROXY: '10.0.0.0/8 ::1',
    METRICS_TOKEN: 'a-token-of-some-length',
    LOG_LEVEL: 'WARN',
  });
  expect(config).toMatchObject({
    port: 9000,
    isPortFlexible: false,
    host: '0.0.0.0',
    data: '/var/lib/tortuga',
    client: resolve('elsewhere'),
    origins: ['https://tortuga.example', 'http://localhost:9000'],
    trustProxy: ['10.0.0.0/8', '::1'],
    metricsToken: 'a-token-of-some-length',
    logLevel: 'warn',
  });
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['PUBLIC_ORIGIN', 'tortuga.example'],
  ['PUBLIC_ORIGIN', 'https://tortuga.example/lobby'],
  ['PUBLIC_ORIGIN', 'ftp://tortuga.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is a mistake with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} must be .*${value.slice(0, 4)}.*\\.$`),
  );
});

test('a short token is a mistake, and is not repeated', () => {
  const sentence = /^METRICS_TOKEN must have at least 16 characters; (?!.*hush)/;
  expect(() => readConfig({ METRICS_TOKEN: 'hush' })).toThrow(sentence);
});

test('all mistakes are named at once', () => {
  const settings = { PORT: 'x', LOG_LEVEL: 'y', HOST: 'z' };
  expect(() => readConfig(settings)).toThrow(ConfigMistake);
  expect(() => readConfig(settings)).toThrow(/PORT.*\n.*LOG_LEVEL/);
});

test('of the environment only the settings are taken', () => {
  const settings = settingsOf({ PORT: '1', HOME: '/root' });
  expect(settings.PORT).toBe('1');
  expect(Object.keys(settings)).toEqual([...SETTING_NAMES]);
});
