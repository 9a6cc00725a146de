/** Where the client begins. */

import './styles/index.css';
import { mount } from 'svelte';
import { registerWorker } from './pwa/register.ts';
import { settings } from './settings/settings.svelte.ts';
import App from './shell/App.svelte';
import { router } from './shell/router.svelte.ts';
import { preferredLanguage, speak } from './text/tongue.svelte.ts';

const target = document.querySelector('#app');
if (target === null) throw new Error('the page has no place for the client');

await speak(settings.all.language ?? preferredLanguage(navigator.languages));
router.start();
mount(App, { target });
registerWorker();
