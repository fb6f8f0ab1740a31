/** Loaded before a program, which then tells its parent how many bytes of its heap are in use. */
process.on('message', (what) => {
  if (what === 'collect') globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
