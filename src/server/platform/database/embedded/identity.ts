import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Who runs PostgreSQL, which refuses root and a user without a name:
 * `self` this process's user; `other` an unprivileged user root hands it to; `namespace` this very user, seen as
 * `nobody` inside a user namespace of one id.
 */
export type Identity = { as: 'self' } | { as: 'other'; uid: number; gid: number } | { as: 'namespace' }

/** PostgreSQL gets none of our environment, only where to find programs and a fixed language. */
export const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
}

/** How to spawn a program as that identity. */
export function command({ identity, file, args }: { identity: Identity; file: string; args: string[] }) {
  const options = { cwd: '/', env: environment }
  if (identity.as === 'namespace') {
    const mapped = ['--user', '--map-user=65534', '--map-group=65534', '--', file, ...args]
    return { file: 'unshare', args: mapped, options }
  }
  if (identity.as === 'self') return { file, args, options }
  return { file, args, options: { ...options, uid: identity.uid, gid: identity.gid } }
}

/** Whether that identity may run the program and enter every folder. */
export async function reaches({
  identity,
  program,
  folders,
}: {
  identity: Identity
  program: string
  folders: string[]
}): Promise<boolean> {
  const script = '"$1" --version && shift && for folder; do cd "$folder" || exit 1; done'
  const call = command({ identity, file: '/bin/sh', args: ['-c', script, 'sh', program, ...folders] })
  return run(call.file, call.args, call.options).then(
    () => true,
    () => false,
  )
}

/** Whether this process's user has a name: initdb refuses a user without one. */
export function hasName(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

/** The system's unprivileged user; null if there is none. macOS gives it the number -2. */
export async function nobody(): Promise<Identity | null> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(users) ?? []
  return uid && gid ? { as: 'other', uid: Number(uid) | 0, gid: Number(gid) | 0 } : null
}
