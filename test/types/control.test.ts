/** Promises of the control client's types, which follow from the document. */
import { expectTypeOf, test } from 'vitest';
import type {
  AccountEvent,
  ClockOptions,
  ControlCallOptions,
  ControlClient,
  ControlledClock,
  EndpointSummary,
  JobDetails,
  JobList,
  Key,
  KeyChange,
  Receiver,
  ReceiverCall,
} from '../../src/client/control.ts';

test('methods take what the document lists, and then options', () => {
  expectTypeOf<ControlClient['getClock']>().toEqualTypeOf<
    (options?: ClockOptions) => Promise<ControlledClock>
  >();
  expectTypeOf<ControlClient['getJob']>().toEqualTypeOf<
    (id: string, options?: ControlCallOptions) => Promise<JobDetails>
  >();
  expectTypeOf<ControlClient['changeKey']>().toEqualTypeOf<
    (id: string, body: KeyChange, options?: ControlCallOptions) => Promise<Key>
  >();
  expectTypeOf<Parameters<ControlClient['listEvents']>[0]>().toEqualTypeOf<
    { after?: number; limit?: number; type?: AccountEvent['type']; job?: string } | undefined
  >();
  expectTypeOf<Parameters<ControlClient['createReceiver']>['length']>().toEqualTypeOf<0 | 1 | 2>();
});

test('methods give the list of an answer that has nothing else, and undefined for none', () => {
  expectTypeOf<ReturnType<ControlClient['listEndpoints']>>().resolves.toEqualTypeOf<
    EndpointSummary[]
  >();
  expectTypeOf<ReturnType<ControlClient['listReceiverCalls']>>().resolves.toEqualTypeOf<
    ReceiverCall[]
  >();
  expectTypeOf<ReturnType<ControlClient['createReceiver']>>().resolves.toEqualTypeOf<Receiver>();
  expectTypeOf<ReturnType<ControlClient['listJobs']>>().resolves.toEqualTypeOf<JobList>();
  expectTypeOf<ReturnType<ControlClient['getReportPage']>>().resolves.toBeString();
  expectTypeOf<ReturnType<ControlClient['clearFaults']>>().resolves.toBeUndefined();
});
