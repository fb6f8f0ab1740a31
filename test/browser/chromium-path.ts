import { existsSync } from 'node:fs';

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const { CHROMIUM_PATH } = process.env;

/** Where Chromium is on this machine; undefined where there is none, or none at `CHROMIUM_PATH`. */
export const chromiumPath = (CHROMIUM_PATH ? [CHROMIUM_PATH] : usualPaths).find(existsSync);
