import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  all,
  asked,
  byDisclosure,
  demo,
  ga4,
  google,
  judged,
  leads,
  mailing,
  network,
  real,
  seller,
  turnstile,
  wire,
} from '../../../tests/rooms/claims.ts'
import { claims } from './check-claims.ts'

describe('of fifteen false sentences that operators wrote, none passes', () => {
  test.each([
    ['We never pass your e-mail address on to anybody.', byDisclosure],
    ['We never pass on your email address.', byDisclosure],
    ['Your email stays with us.', byDisclosure],
    ['We do not share your email with anyone.', byDisclosure],
    ['We never share your data with third parties.', byDisclosure],
    ['Your answers stay on our servers.', asked],
    ['We do not track you with Google.', ga4],
    ['We send no mail.', mailing],
    ['Your email address is not passed on.', byDisclosure],
    ['Your answers do not leave this service.', asked],
    ['We keep your answers for 90 days.', demo],
    ['We compare insurance in all 50 states.', demo],
    ['We compare six kinds of insurance.', demo],
    ['There are no analytics here.', ga4],
    ['Nothing you enter is sold.', byDisclosure],
  ])('%s', (sentence, site) => {
    expect(judged(sentence, site)).toBe('refused')
  })
})

describe('a false sentence is refused where its setting makes it false, and may be said where not', () => {
  test.each([
    // Answers.
    ['Your answers never leave this\nservice.', asked],
    ['None of your answers is given to outsiders.', asked],
    ['Nothing is passed to anyone outside it.', asked],
    ['Your data isn’t sent to anyone.', asked],
    ['We keep your answers private.', asked],
    ['No one else sees what you enter.', asked],
    ['Only we see your answers.', asked],
    ['Your details remain with us and nobody else.', asked],
    ['We won’t hand your information over to outside companies.', asked],
    ['What you tell us goes nowhere.', asked],
    ['Do you share my answers with anyone?\n\nNo.', asked],
    ['Insurers never see your answers.', asked],
    ['Your answers go to insurers and to no one else.', leads],
    ['Only insurers receive what you enter.', leads],
    ['We never give your answers to an agent.', leads],
    ['Your answers go to nobody but insurers.', google],
    ['Your address goes to the insurers that quote you and to no one else.', google],
    ['Where you live stays between you and the insurers, and is kept here.', google],
    ['Google never gets your address.', google],
    // Email.
    ['Your email address isn’t shared.', byDisclosure],
    ['No one gets your email.', byDisclosure],
    ['Agents never see your contact details.', byDisclosure],
    ['We use your email address only to send your quotes.', byDisclosure],
    ['Your email is used for nothing else.', byDisclosure],
    ['Your inbox is safe: your email is kept private.', byDisclosure],
    ['Is my email address given to anyone?\n\nNever.', byDisclosure],
    ['We never forward your email to brokers.', leads],
    // Sales.
    ['We don’t sell your information.', byDisclosure],
    ['Your data is never sold, rented or traded.', byDisclosure],
    ['Do you sell my answers? No.', byDisclosure],
    // Calls and phone numbers.
    ['We never ask for a phone number.', leads],
    ['I never ask for a phone number, so there isn’t one to pass on.', leads],
    ['Nobody can call you.', leads],
    ['Free, with no phone calls.', leads],
    ['Will anyone call me?\n\nNo. It’s quiet here.', leads],
    ['No agents will contact you.', leads],
    ['You will never be contacted by a salesperson.', byDisclosure],
    ['You won’t be bombarded with calls.', leads],
    ['Your information goes only to insurers.', leads],
    ['We don’t sell leads.', byDisclosure],
    // Who somebody is.
    ['You’re an anonymous visitor here.', asked],
    ['We never collect personal information.', leads],
    // Mail.
    ['We send no email.', mailing],
    ['You won’t get any emails from us.', mailing],
    ['We never write to you.', mailing],
    ['No emails, ever.', mailing],
    ['We don’t email you.', mailing],
    // What pages load, and who counts.
    ['No other company’s scripts run here.', turnstile],
    ['We load no third-party code.', turnstile],
    ['Everything comes from our own servers.', turnstile],
    ['You never have to solve a captcha.', turnstile],
    ['No trackers here.', ga4],
    ['We don’t use Google Analytics.', ga4],
    ['Nobody tracks you.', ga4],
    ['We use no Google services.', google],
    // Carriers.
    ['The insurers shown are fictional.', asked],
    ['The prices are made up.', asked],
    ['We offer quotes in every state.', asked],
  ])('%s', (sentence, site) => {
    expect(judged(sentence, site)).toBe('refused')
    const without = site === asked ? { ...demo, soldIn: 'all 50 states and DC' } : demo
    expect(judged(sentence, without)).not.toBe('refused')
  })

  test.each([
    ['No policy can be bought here.', seller],
    ['You can’t buy a policy on this site.', seller],
    ['This site is free of ads.', network],
    ['We show no advertising.', network],
  ])('%s', (sentence, carrier) => {
    expect(judged(sentence, asked, { carriers: [carrier] })).toBe('refused')
    expect(judged(sentence, demo)).toBe('fine')
  })

  test.each([
    ['All our insurers are licensed.', demo, real],
    ['We compare real prices from real insurers.', { ...demo, demo: 'some' }, real],
  ] as const)('%s', (sentence, site, other) => {
    expect(judged(sentence, site)).toBe('refused')
    expect(judged(sentence, other)).not.toBe('refused')
  })
})

test.each([
  'We use no cookies.',
  'This site works without cookies.',
  'Nothing you enter is stored.',
  'We don’t keep your answers.',
  'A decline here isn’t recorded anywhere and doesn’t count against you.',
  'Your answers are deleted as soon as you close the page.',
  'Your answers are encrypted, and not even we can read them.',
  'We don’t count your visit.',
])('no site may say: %s', sentence => {
  expect(judged(sentence, demo)).toBe('refused')
  expect(judged(sentence, all)).toBe('refused')
})

describe('true sentences are not refused, whatever is set', () => {
  test.each([
    'Your answers go to the insurers that quote you.',
    'You don’t need an account to see prices.',
    'You don’t need to give a phone number to see prices.',
    'We don’t ask for a phone number on this page.',
    'No one will call you unless you ask.',
    'An email address is never required.',
    'We never ask for a phone number to see prices.',
    'Your answers aren’t used for advertising.',
    'Insurers don’t get your email address when they’re asked for a price.',
    'Maple Street Agency gets your email address, as the page that asks for it says.',
    'We never email you unless you ask us to.',
    'We don’t send newsletters.',
    'No one can pay for a better spot.',
    'We use no advertising cookies.',
    'Your browser loads no scripts from Facebook.',
    'Your quote isn’t kept longer than that.',
    'We keep your answers for 30 days, and an order for 2,557 days.',
    'Call within 24 hours: we answer in 2 days.',
    'If your browser asks not to be tracked, we don’t count your visit.',
    'Don’t worry: we send your answers to insurers right away.',
    'We share your answers with insurers, so please check them first.',
    'Do you share my answers?\n\nYes, with insurers.',
    'Who gets my answers?',
    'Nothing has a time limit.',
    'Insurance is sold by insurers, not by us.',
    'A quote isn’t insurance.',
    'We never see your card number.',
    'You can have everything deleted at any time.',
    'None of our prices includes a fee of ours.',
    'If you drop the coverage, nothing changes for your other car.',
    'Your insurer may send you papers by email.',
  ])('%s', sentence => {
    expect(judged(sentence, all)).not.toBe('refused')
    expect(judged(sentence, demo)).toBe('fine')
  })

  test.each([
    ['Your email address is passed on to no insurer.', byDisclosure],
    ['We share your email with nobody unless you ask for an agent.', leads],
    ['Your answers never leave this service.', ga4],
    ['We won’t pass your email to anyone unless you ask us to.', leads],
    ['We don’t track you across other sites.', ga4],
    ['We have no phone calls from us or anyone, unless you request one.', leads],
    ['We don’t use Google Analytics unless you allow it.', ga4],
    ['Cloudflare gets none of your answers.', turnstile],
    ['No Facebook, no TikTok: your email never reaches advertisers.', ga4],
    ['We show no ads in the first three.', demo],
  ])('%s', (sentence, site) => {
    expect(judged(sentence, site)).not.toBe('refused')
  })
})

describe('where nothing here can tell, a lawyer should read it', () => {
  test.each([
    ['We treat your data as confidential, always.', byDisclosure, {}],
    ['Your email address is never used to spam you.', byDisclosure, {}],
    ['We promise to protect your answers.', leads, {}],
    ['We never sell your data.', leads, {}],
    ['We don’t sell your answers.', asked, { carriers: [wire] }],
    ['We don’t share your data with anyone.', ga4, {}],
    ['Your answers go to no one.', { ...demo, mapsService: 'Photon' }, {}],
    ['Asking for quotes doesn’t affect your credit.', asked, {}],
    ['No one pays us.', asked, { carriers: [wire] }],
    ['We never pass your email address to insurers.', asked, { carriers: [seller] }],
    ['Nobody will ever call you.', asked, {}],
    ['We never share your answers with insurers you already have.', asked, {}],
    ['Nothing you tell us is shared with employers.', byDisclosure, {}],
    ['Your data never leaves the United States.', asked, {}],
    ['No one sees your data without your permission.', asked, {}],
    ['We are anonymous as a mailbox: you’re an anonymous visitor.', demo, {}],
  ])('%s', (sentence, site, loaded) => {
    expect(judged(sentence, site, loaded)).toBe('doubtful')
  })

  test('but not where nothing is passed on', () => {
    expect(judged('We treat your data as confidential, always.', demo)).toBe('fine')
  })
})

test('every claim is documented with the settings under which it may be said', () => {
  const docs = readFileSync(new URL('../../../docs/texts.md', import.meta.url), 'utf8')
  for (const { is, where } of claims) expect(docs).toContain(`| ${is} | ${where} |`)
})
