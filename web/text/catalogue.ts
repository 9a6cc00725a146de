/** Everything the shell of the client says. A language that misses a sentence does not compile. */

import type { Level } from '@tortuga/bots';
import type { RefusalCode } from '@tortuga/kernel';
import type { TableRefusal } from '@tortuga/tables';
import type { Strength } from '../catalogue.ts';
import type { Mode, Pace } from '../pages/play/plan.ts';
import type { Settings } from '../settings/settings.ts';

type Plain<Id extends string> = { readonly [I in Id]: object };

type Everywhere = Plain<
  | 'skip'
  | 'menu'
  | 'nav'
  | 'nav.games'
  | 'nav.tables'
  | 'nav.my'
  | 'nav.learn'
  | 'nav.settings'
  | 'nav.about'
  | 'nav.replay'
  | 'footer'
  | 'footer.nav'
  | 'close'
  | 'cancel'
  | 'keep'
  | 'again'
  | 'reload'
  | 'loading'
  | 'you'
  | 'offline'
  | 'update'
  | 'update.go'
  | 'page.failed'
  | 'page.failed.why'
  | 'lost.title'
  | 'lost.what'
  | 'lost.home'
  | 'language'
  | 'language.failed'
  | 'theme'
  | `theme.${Settings['theme']}`
>;

type Home = Plain<
  | 'home.title'
  | 'home.motto'
  | 'home.games'
  | 'home.play'
  | 'home.learn'
  | 'home.invite'
  | 'home.lesson'
  | 'home.rules'
  | 'luck'
  | 'skill'
  | `level.${Strength}`
  | 'harbour'
  | `harbour.${'tables' | 'my' | 'learn' | 'replay'}`
  | `harbour.${'tables' | 'my' | 'learn' | 'replay'}.what`
> & {
  readonly players: { readonly seats: readonly number[] };
  readonly 'harbour.waiting': { readonly count: number };
};

type Bots = Plain<`bot.${Level}` | `bot.${Level}.what`>;

type Play = Plain<
  | 'play.with'
  | `play.${Mode}`
  | `play.${Mode}.what`
  | `play.${Mode}.go`
  | 'play.seats'
  | 'play.strength'
  | 'play.person'
  | 'play.friend'
  | 'play.options'
  | 'play.clock'
  | 'play.access'
  | 'play.access.link'
  | 'play.access.open'
  | 'play.hints'
  | 'play.hints.what'
  | `pace.${Pace}`
  | `pace.${Pace}.what`
> & {
  readonly 'play.opponent': { readonly number: number };
  readonly 'play.seat': { readonly number: number };
  readonly 'play.name': { readonly number: number };
  readonly 'play.name.of': { readonly number: number };
  readonly 'play.bot': { readonly name: string };
};

type Lists = Plain<
  | 'seat.open'
  | 'seat.gone'
  | 'clock.none'
  | 'tables.title'
  | 'tables.what'
  | 'tables.game'
  | 'tables.all'
  | 'tables.waiting'
  | 'tables.running'
  | 'tables.sit'
  | 'tables.watch'
  | 'tables.none'
  | 'tables.open'
  | 'tables.bots'
  | 'my.title'
  | 'my.what'
  | 'my.urgent'
  | 'my.turn'
  | 'my.others'
  | 'my.here'
  | 'my.over'
  | 'my.go'
  | 'my.look'
  | 'my.forget'
  | 'my.none'
  | 'learn.title'
  | 'learn.what'
  | 'learn.lesson'
  | 'learn.rules'
  | 'lesson.none'
  | 'rules.none'
  | 'replay.title'
  | 'replay.what'
  | 'replay.choose'
  | 'replay.drop'
> & {
  readonly 'clock.live': { readonly base: string; readonly increment: string };
  readonly 'clock.relaxed': { readonly time: string };
};

type SettingsPage = Plain<
  | 'settings.title'
  | 'device.title'
  | 'motion'
  | `motion.${Settings['motion']}`
  | 'sound'
  | 'sound.what'
  | 'confirm'
  | 'confirm.what'
  | 'account.title'
  | 'account.guest'
  | 'account.known'
  | 'name'
  | 'name.what'
  | 'name.kept'
  | 'passkeys.title'
  | 'passkeys.what'
  | 'passkey.add'
  | 'passkey.remove'
  | 'passkey.last'
  | 'passkey.last.what'
  | 'codes.title'
  | 'codes.what'
  | 'codes.once'
  | 'codes.make'
  | 'codes.renew'
  | 'secret.copy'
  | 'secret.copied'
  | 'secret.uncopied'
  | 'signin.title'
  | 'signin.passkey'
  | 'signin.code'
  | 'signin.use'
  | 'signin.risk'
  | 'signin.anyway'
  | 'tokens.title'
  | 'tokens.what'
  | 'token.label'
  | 'token.make'
  | 'token.once'
  | 'token.revoke'
  | 'leaving.title'
  | 'leaving.data'
  | 'leaving.out'
  | 'leaving.out.done'
  | 'leaving.everywhere'
  | 'leaving.everywhere.done'
  | 'leaving.delete'
  | 'leaving.delete.what'
  | 'leaving.delete.yes'
  | 'leaving.delete.done'
> & {
  readonly 'passkey.of': { readonly day: string };
  readonly 'codes.left': { readonly count: number };
  readonly 'signin.risk.what': { readonly tables: number };
  readonly 'signin.done': { readonly name: string };
};

type About = Plain<
  | 'about.title'
  | 'about.what'
  | 'stored.title'
  | `stored.${'browser' | 'server' | 'cookie' | 'not'}`
  | `stored.${'browser' | 'server' | 'cookie' | 'not'}.what`
  | 'stored.settings'
  | 'fair.title'
  | 'fair.what'
  | 'credits.title'
  | `credits.${'games' | 'fonts' | 'art' | 'code' | 'not'}`
>;

/** What the line, the server and the people's desk refuse, besides kernel and tables. */
type OtherRefusal =
  | 'offline'
  | 'no-answer'
  | 'malformed-file'
  | 'internal'
  | 'restarting'
  | 'busy'
  | 'closed'
  | 'not-found'
  | 'unknown-table'
  | 'no-such-table'
  | 'not-signed-in'
  | 'wrong-origin'
  | 'cross-site'
  | 'too-many-requests'
  | 'too-many-tables'
  | 'too-large'
  | `${'name' | 'label'}-${'empty' | 'too-long' | 'characters'}`
  | 'challenge-expired'
  | `passkey-${'unknown' | 'refused' | 'known' | 'cancelled'}`
  | 'last-passkey'
  | 'too-many-passkeys'
  | 'too-many-tokens'
  | 'unknown-code'
  | 'unknown-token';

/** Why something was refused, by its code. */
export type Refusals = Plain<`no.${RefusalCode | TableRefusal | OtherRefusal}`> & {
  readonly 'no.other': { readonly code: string };
};

type All = Everywhere & Home & Bots & Play & Lists & SettingsPage & About & Refusals;

/** The sentences with their parameters. */
export type ShellMessages = { readonly [Id in keyof All]: All[Id] };
