import { describe, expect, test } from 'vitest'
import { findEngine, type Machine } from './find-engines.ts'

/** A machine with these programs. */
function machineWith(...files: readonly string[]): Machine {
  return {
    folders: ['/usr/local/bin', '/usr/bin'],
    isProgram: file => files.includes(file),
    glob: pattern => files.filter(file => new RegExp(`^${pattern.replaceAll('*', '[^/]*')}$`).test(file)),
  }
}

describe('an engine of a machine', () => {
  test('is found where all of its programs are', () => {
    const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
    expect(findEngine('webkit', machineWith('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', browser))).toEqual({
      files: { driver: '/usr/bin/WebKitWebDriver', browser, display: '/usr/bin/Xvfb' },
    })
  })

  test('is Debian’s Firefox before any other', () => {
    expect(findEngine('firefox', machineWith('/usr/bin/firefox', '/usr/bin/firefox-esr'))).toEqual({
      files: { firefox: '/usr/bin/firefox-esr' },
    })
    expect(findEngine('firefox', machineWith('/usr/local/bin/firefox'))).toEqual({
      files: { firefox: '/usr/local/bin/firefox' },
    })
  })

  test('that lacks something is left out, with what and how to get it', () => {
    expect(findEngine('webkit', machineWith('/usr/bin/WebKitWebDriver'))).toEqual({
      missing:
        "webkit: left out, because there is no WebKitGTK's MiniBrowser and no Xvfb. On Debian: apt-get install webkit2gtk-driver xvfb",
    })
    expect(findEngine('firefox', machineWith())).toEqual({
      missing: 'firefox: left out, because there is no Firefox. On Debian: apt-get install firefox-esr',
    })
  })
})
