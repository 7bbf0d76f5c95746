import { useConnected } from './connection.ts'

/** Says what becomes of a press that is on its way, where there is no connection. */
export function Waiting({ busy }: { busy: boolean }) {
  const connected = useConnected()
  return <p role="status">{busy && !connected && 'I’ll do this once you’re connected again.'}</p>
}
