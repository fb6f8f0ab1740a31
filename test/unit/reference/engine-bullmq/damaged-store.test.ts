/** Keys of the store that somebody has deleted or damaged; `damaged-store.nightly.test.ts` tries all kinds. */
import { describe, expect, test } from 'vitest';
import { begin, checkAfter, damage } from './damages.ts';
import { hasRedis } from './redis-server.ts';

const account = 'inference:{team}:';
const queue = 'inference-queue:{team:script}:script:';

describe.skipIf(!hasRedis)('with redis-server', () => {
  test.each([
    ['deleted', `${account}load:script`],
    ['deleted', `${account}counts:script`],
    ['deleted', `${account}waiting:script`],
    ['deleted', `${account}due`],
    ['deleted', `${queue}wait`],
    ['wrongType', `${account}starting:script`],
    ['wrongType', `${account}bytes`],
    ['garbage', `${account}log`],
    ['garbage', `${account}counts:script`],
  ] as const)('%s %s is named once and rebuilt', async (way, key) => {
    const story = await begin();
    await damage(story.redis, key, way);
    const name = key === `${queue}wait` ? `${account}waiting:script` : key;
    const warnings = () => story.warnings.filter((text) => text.includes(name));
    // An event is looked at when somebody reads it.
    const warned = async () => {
      await story.replica.call('GET', '/control/events');
      return warnings();
    };
    await expect.poll(warned).toHaveLength(1);
    await checkAfter(story, key);
    expect(warnings()).toHaveLength(1);
    await story.replica.close();
  });

  test('a job of the wrong type is gone, and the list of jobs has the others', async () => {
    const story = await begin();
    const [job] = story.jobs;
    const key = `${account}job:${job?.id}`;
    await damage(story.redis, key, 'wrongType');
    await checkAfter(story, key);
    expect(await story.replica.call('GET', `/v2/echo/status/${job?.id}`)).toMatchObject({
      status: 404,
    });
    expect(story.warnings).toContainEqual(expect.stringContaining(key));
    await story.replica.close();
  });
});
