import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { freePort } from '../../tests/support/free-port.ts'
import type { Browser, Key, Tab } from './hand.ts'
import { untilSized } from './until-sized.ts'

export interface WebKitFiles {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** The keys that are no characters, as WebDriver writes them. */
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' }

/** As large as the tallest page that is looked at. */
const screen = '1600x5000x24'

/** A window that is no wider than a phone needs a bar of tools that is no wider. */
const style = `* { min-width: 0; margin: 0; padding: 0; border-width: 0 }
entry, entry * { font-size: 1px }
`
const settings = `[Settings]
gtk-enable-animations=0
gtk-icon-sizes=gtk-large-toolbar=4,4:gtk-small-toolbar=4,4:gtk-button=4,4:gtk-menu=4,4
`

/** WebKitGTK's own small browser on a screen that nobody sees, by WebDriver. */
export async function startWebKit(files: WebKitFiles): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'wadsworth-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), style)
  await writeFile(join(home, 'gtk-3.0/settings.ini'), settings)
  const display = spawn(files.display, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    display.once('error', reject)
    display.stdio[3]?.once('data', said => resolve(String(said).trim()))
  })
  const port = await freePort()
  const driver = spawn(files.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      XDG_CONFIG_HOME: home,
      // Nothing here reads the page aloud.
      NO_AT_BRIDGE: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/status`).catch(() => null))) {
    if (driver.exitCode !== null) throw new Error(`${files.driver} ended with ${driver.exitCode}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    openTab: () => openTab(origin, files.browser),
    async close() {
      await end(driver)
      await end(display)
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

const reply = v.object({ value: v.unknown() })
const failure = v.object({ error: v.string(), message: v.string() })
const begun = v.object({ sessionId: v.string() })
const pixels = v.tuple([v.number(), v.number()])

/** Sends one command of WebDriver and returns its value. */
async function send(url: string, method: 'POST' | 'GET' | 'DELETE', body?: object): Promise<unknown> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
  const { value } = v.parse(reply, await (await fetch(url, init)).json())
  if (v.is(failure, value)) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Every window is a browser of its own, so that a new visitor has no cookies. */
async function openTab(origin: string, binary: string): Promise<Tab> {
  const options = { binary, args: ['--automation'] }
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
  }
  const { sessionId } = v.parse(begun, await send(`${origin}/session`, 'POST', { capabilities }))
  const at = `${origin}/session/${sessionId}`
  const evaluate = (expression: string) =>
    send(`${at}/execute/sync`, 'POST', { script: `return (${expression})`, args: [] })
  const act = async (type: object, actions: readonly object[]) =>
    void (await send(`${at}/actions`, 'POST', { actions: [{ ...type, actions }] }))
  const press = (texts: readonly string[]) =>
    act(
      { type: 'key', id: 'keyboard' },
      texts.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  return {
    open: async url => void (await send(`${at}/url`, 'POST', { url })),
    async resize({ width, height }) {
      // The window has a bar above the page.
      const bar = '[outerWidth - innerWidth, outerHeight - innerHeight]'
      const [beside, above] = v.parse(pixels, await evaluate(bar))
      await send(`${at}/window/rect`, 'POST', { width: width + beside, height: height + above })
      await untilSized(evaluate, { width, height })
    },
    evaluate,
    click: (x, y) =>
      act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: text => press([...text]),
    key: key => press([keys[key]]),
    screenshot: async () => Buffer.from(v.parse(v.string(), await send(`${at}/screenshot`, 'GET')), 'base64'),
    close: async () => void (await send(at, 'DELETE')),
  }
}
