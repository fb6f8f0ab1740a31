/** The states of a job and the transitions between them. */
import { MarkedText } from '../parts/values.tsx';
import { Chapter } from './chapter.tsx';
import type { Contract, JobState, StateTransition } from './contract-document.ts';

export function Lifecycle({ states, transitions }: Pick<Contract, 'states' | 'transitions'>) {
  return (
    <section>
      <h2>Lifecycle of a job</h2>
      <Chapter title="States" note={`${states.length}`}>
        <table>
          <thead>
            <tr>
              <th data-column="name">State</th>
              <th>Meaning</th>
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <tr key={state.name}>
                <Name {...state} />
                <td>
                  <MarkedText text={state.description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter title="Transitions" note={`${transitions.length}`}>
        <table>
          <thead>
            <tr>
              <th data-column="name">Transition</th>
              <th>From → to</th>
              <th>When</th>
            </tr>
          </thead>
          <tbody>
            {transitions.map((transition) => (
              <tr key={transition.name}>
                <Name {...transition} />
                <td>{`${transition.from.join(' or ') || 'new'} → ${transition.to}`}</td>
                <td>
                  <MarkedText text={transition.description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
    </section>
  );
}

function Name({ name, isChosen }: Pick<JobState | StateTransition, 'name' | 'isChosen'>) {
  return (
    <td data-column="name">
      <code>{name}</code>
      {isChosen && <div class="quiet">chosen</div>}
    </td>
  );
}
