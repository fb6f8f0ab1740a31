/** The version of this package, which the build writes down. */

declare const writtenVersion: string;

export const packageVersion = writtenVersion;
