/** Added to every module by the bundler, so that what most islands share is one chunk, which compresses best. */
import 'react-dom/client';
import 'react/jsx-runtime';
import '../parts/focus.ts';
import '../parts/icons.tsx';
import '../parts/menu-anchor.tsx';
import '../slots.ts';
import '../words.ts';
import './hydrate.tsx';
