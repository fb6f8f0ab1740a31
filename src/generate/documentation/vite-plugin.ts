/** The plugins of VitePress, which has a Vite of its own beside that of the console. */
import type { UserConfig } from 'vitepress';

export type VitePlugin = NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number];
