import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../tests/support/yardstick.ts'
import { isEmail, suggestEmail } from './email.ts'

const typos = `
gmial.com gmail.com|gmal.com gmail.com|gmai.com gmail.com|gmail.con gmail.com|gmail.co gmail.com|gnail.com gmail.com
gmaill.com gmail.com|gmil.com gmail.com|ggmail.com gmail.com|gmailcom gmail.com|gmail.cm gmail.com|gmail.om gmail.com
gamil.com gmail.com|gmsil.com gmail.com|gmail.comm gmail.com|GMIAL.COM gmail.com|yaho.com yahoo.com|yahooo.com yahoo.com
yhaoo.com yahoo.com|yahoo.con yahoo.com|yahoo.cm yahoo.com|yahho.com yahoo.com|hotmal.com hotmail.com
hotmial.com hotmail.com|hotmail.con hotmail.com|hotmai.com hotmail.com|homtail.com hotmail.com|hotmaill.co hotmail.com
outlok.com outlook.com|outllok.com outlook.com|outlook.con outlook.com|outook.com outlook.com|iclod.com icloud.com
icloud.co icloud.com|iclould.com icloud.com|aol.con aol.com|aoll.com aol.com|aol.cm aol.com|msn.con msn.com|mns.com msn.com
comcast.ent comcast.net|comcas.net comcast.net|concast.net comcast.net|verzion.net verizon.net|verison.net verizon.net
sbcgloble.net sbcglobal.net|sbcgobal.net sbcglobal.net|bellsouth.ent bellsouth.net|belsouth.net bellsouth.net
att.ne att.net|attt.net att.net|cox.ent cox.net|live.con live.com|liv.com live.com|charte.net charter.net
optonlin.net optonline.net|earthlnk.net earthlink.net|eartlhink.net earthlink.net|rocketmal.com rocketmail.com
protonmial.com protonmail.com|windstrem.net windstream.net|roadruner.com roadrunner.com|centurylnk.net centurylink.net
`
  .trim()
  .split(/[|\n]/)
  .map(pair => pair.split(' '))

const genuine = `
gmail.com yahoo.com me.com mac.com pm.me q.com rr.com mail.com email.com usa.com aim.com juno.com tds.net twc.com
att.com cox.com ibm.com ge.com hp.com va.gov state.ca.us k12.ca.us state.tx.us irs.gov navy.mil us.army.mil
yahoo.ca yahoo.co.uk yahoo.co.in yahoo.com.mx hotmail.co.uk hotmail.ca live.ca outlook.fr runbox.com aon.com sol.com
tmail.com gail.com cot.net fox.net harvard.edu mit.edu osu.edu umich.edu ucla.edu example.com amazon.com apple.com
google.com facebook.com netflix.com walmart.com target.com costco.com deloitte.com pwc.com kpmg.com ey.com boeing.com
ford.com gm.com tesla.com intel.com amd.com cisco.com oracle.com salesforce.com adobe.com nike.com disney.com
hulu.com chase.com citi.com fedex.com ups.com usps.gov cdc.gov nasa.gov mayo.edu kp.org aarp.org redcross.org
`
  .trim()
  .split(/\s+/)

describe('the typo suggestion (spec 2.3.9.5)', () => {
  test.each(typos)('%s: did you mean %s?', (typed, suggestion) => {
    expect(suggestEmail(`ann@${typed}`)).toBe(`ann@${suggestion}`)
  })

  test.each(genuine)('%s is left alone', domain => {
    expect(suggestEmail(`ann@${domain}`)).toBeNull()
  })

  test('the part before the @ is kept as typed', () => {
    expect(suggestEmail(' Ann.O+Quotes@gmial.com ')).toBe('Ann.O+Quotes@gmail.com')
  })

  test.each(['', '@', 'ann', 'ann@', '@gmial.com', 'a@b@gmial.com', 'ann@ gmial.com', 'ann@gml', '🙂'])(
    '%j gets no suggestion',
    text => {
      expect(suggestEmail(text)).toBeNull()
    },
  )

  test('the time for a hostile text only grows with its length', () => {
    expectLinear(20_000, size => {
      expect(suggestEmail(`${'a'.repeat(size)}@${'g'.repeat(size)}`)).toBeNull()
    })
  })
})

describe('the syntax of an e-mail address (spec 5.8)', () => {
  test.each([
    'ann@example.com',
    'a.b+c@example.co.uk',
    "o'hara@example.com",
    'ann_b@sub.example.org',
    '1@example.com',
    'ann@xn--bcher-kva.example',
    'a@ex-ample.com',
    'josé@bücher.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is one', text => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@x.c',
    'ann@@example.com',
    '.ann@example.com',
    'ann.@example.com',
    'a..b@example.com',
    'ann@-example.com',
    'ann@example..com',
    'ann@127.0.0.1',
    'ann@[127.0.0.1]',
    'Ann <ann@example.com>',
    'ann@example.com, bob@example.com',
    'ann@exam ple.com',
    'ann\n@example.com',
    '"ann lee"@example.com',
    'ann@example.c0m',
    'ann@ex_ample.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    `ann@${'example.'.repeat(32)}com`,
  ])('%j is none', text => {
    expect(isEmail(text)).toBe(false)
  })

  test('the time for a hostile text only grows with its length', () => {
    expectLinear(200, size => {
      for (const text of [`${'a.'.repeat(size)}@`, `a@${'a-'.repeat(size)}`])
        expect(isEmail(text)).toBe(false)
    })
  })
})
