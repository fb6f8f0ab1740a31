/** Starts the console in its page. */
import { render } from 'preact';
import { App } from './app.tsx';
import { followAccount } from './live-events.ts';
import './style.css';

render(<App />, document.body);
void followAccount();
