/** The studio in the browser. */
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { NewSite } from './begin/NewSite.tsx';
import { start } from './state/actions.ts';
import { takeKey } from './state/key.ts';
import { DIRECTION, LANGUAGE, say } from './state/words.ts';

takeKey();
document.documentElement.lang = LANGUAGE;
document.documentElement.dir = DIRECTION;
document.title = say('studio');
const root = document.createElement('div');
root.id = 'studio';
document.body.append(root);
const isNew = document.documentElement.dataset['new'] !== undefined;
createRoot(root).render(isNew ? <NewSite /> : <App />);
if (!isNew) start();
