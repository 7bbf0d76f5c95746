/** What visitors say of themselves on buttons, in choices and as questions: it is the same on every site. */
const visitorsWords: ReadonlySet<string> = new Set([
  // Buttons, links and their headings.
  'Ask me',
  'Call me',
  'Cancel my request',
  'Delete my answers',
  'Delete my answers?',
  'Download my data',
  'Email me',
  'Fill in my car',
  'Have an agent call or email me',
  'I have an invite code',
  'Keep my answers',
  'Monitor new price data in my area',
  'No, keep mine',
  'Share my answers too, so I don’t have to repeat them. Health answers are never shared.',
  'Send my request',
  'See my order',
  'See my own prices',
  'See my prices',
  'Send quotes to my email (Recommended)',
  'Tell me',
  'Tell me when prices change',
  'Update my prices',
  'View my quotes',
  'Who got my answers',
  // Answers.
  'I didn’t have a car',
  'I don’t know',
  'I don’t remember',
  'I live there',
  'I live with family',
  'I missed a payment',
  'I own a condo',
  'I own a house',
  'I rent',
  'I rent it out',
  'I use it on and off all year',
  'I was deployed or serving overseas',
  'I’d rather not say',
  'I’m not insured now',
  'I’m not sure',
  'I’ve never had it',
  'My car isn’t listed',
  'My insurer canceled it',
  'Or I don’t know',
  'This is my first car',
  'I agree to receive the documents for this policy electronically.',
  // Questions of the FAQ.
  'Will anyone call me?',
  'Who gets my answers?',
  'Can I skip a question?',
  'How long do you keep my answers?',
  'How do I reach a person?',
])

/** What a visitor agrees to when asking for an agent, whoever that is. */
const consentToAgent = /^I’d like .+ to contact me about this quote /

/** Whether a text is in the visitor's voice, not the site's. */
export function isVisitors(text: string): boolean {
  return visitorsWords.has(text) || consentToAgent.test(text)
}
