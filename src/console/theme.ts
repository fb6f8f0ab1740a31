/** Light or dark: as the system has it, unless the reader has chosen. */
import { effect, signal } from '@preact/signals';
import { keepSetting, readSetting } from './browser-storage.ts';

type Theme = 'system' | 'light' | 'dark';

const kept = readSetting('theme');

export const theme = signal<Theme>(kept === 'light' || kept === 'dark' ? kept : 'system');

const next = { system: 'light', light: 'dark', dark: 'system' } as const;

export function changeTheme(): void {
  theme.value = next[theme.value];
}

effect(() => {
  const chosen = theme.value === 'system' ? undefined : theme.value;
  keepSetting('theme', chosen);
  if (chosen === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
});
