import '../../styles/index.css';
import { mount } from 'svelte';
import { adoptLocal, createLocal, forgetLocal, listLocal } from '../../tables/local/page.ts';
import { shell } from '../../text/shell.ts';
import { speak } from '../../text/tongue.svelte.ts';
import TablePage from '../TablePage.svelte';

Object.assign(window, { createLocal, adoptLocal, listLocal, forgetLocal, speak });
await speak('en');
const q = new URLSearchParams(location.search);
let id = q.get('id');
if (id === null) {
  const bots = (q.get('bots') ?? 'sailor').split(',').filter(Boolean);
  const names = (q.get('names') ?? 'Anne').split(',').filter(Boolean);
  const reply = await createLocal({
    game: q.get('game') ?? 'loyal-captain',
    holders: [...names.map((name) => ({ name })), ...bots.map((bot) => ({ bot: bot as 'sailor' }))],
  });
  if (!reply.ok) throw new Error(reply.code);
  id = reply.table;
  history.replaceState(null, '', `?id=${id}`);
}
mount(TablePage, {
  target: document.querySelector('#app')!,
  props: {
    kind: q.get('kind') === 'remote' ? 'remote' : 'local',
    id,
    go: (a: string) => {
      location.href = `?id=${a.split('/').pop()}`;
    },
  },
});
