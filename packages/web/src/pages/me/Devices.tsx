import type { Device } from '@wardroom/protocol';
import { devices, signOutDevice } from '../../online/people.ts';
import { learnMe } from '../online/useMe.ts';
import styles from './MePage.module.css';
import { said, useList } from './useList.ts';
import { agentInWords, dayInWords } from './words.ts';

/** Browsers one is signed in with. */
export function Devices() {
  const { list, look } = useList(devices);
  const end = ({ id, here }: Device): Promise<void> => said(signOutDevice(id).then(here ? learnMe : look));
  return (
    <section className={styles.panel} aria-labelledby="devices">
      <h2 id="devices">Devices</h2>
      <ul className={styles.list}>
        {(list ?? []).map((device) => (
          <li key={device.id}>
            <span>
              <b>
                {agentInWords(device.agent)}
                {device.here && ' (this one)'}
              </b>
              <small>
                since {dayInWords(device.made)}, last here {dayInWords(device.seen)}
              </small>
            </span>
            {!device.here && (
              <button type="button" className="button bare" onClick={() => void end(device)}>
                Sign out<span className="visually-hidden"> {agentInWords(device.agent)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
