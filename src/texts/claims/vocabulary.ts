/** The words by which texts promise something, as parts of regular expressions. */

/** A few words further on in the same clause. */
const near = String.raw`(?:(?!, (?:we|I|you|so|but|and|then|which)\b)[^.;:!?]){0,60}?`

const no = [
  'never',
  'not(?! only)',
  String.raw`(?!don[’']t (?:worry|hesitate|forget))\w+n[’']t(?! (?:need|have to|want|know|mind))`,
  'cannot',
  'neither',
  'nor',
  'nobody',
  'no[- ]one',
  'none',
  'nothing',
  'no',
  'without',
  'refuses? to',
].join('|')
const noOne = String.raw`no[- ]one|nobody|none|nothing|nowhere|no (?:further|third|other|outside|one)\w*`

/** A text that denies one of these verbs: "we never share it", "it isn't shared", "nobody gets it", "it goes to no one". */
export function denied(verbs: string): RegExp {
  return new RegExp(
    String.raw`\b(?:${no})\b${near}\b(?:${verbs})\b|\b(?:${verbs})\b${near}\b(?:${noOne})\b`,
    'i',
  )
}

/** A text in which one of these verbs stands without a denial before it. */
export function affirmed(phrase: string): RegExp {
  return new RegExp(String.raw`^(?!.*\b(?:${no})\b${near}\b(?:${phrase})).*\b(?:${phrase})`, 'i')
}

export const passes = [
  String.raw`pass(?:es|ed|ing)?\b(?: [\w’'-]+){0,6}? (?:on|along|over|to|around)`,
  'shar(?:e|es|ed|ing)',
  'sen(?:d|ds|t|ding)',
  'giv(?:e|es|en|ing)',
  String.raw`hand(?:s|ed|ing)?\b(?: [\w’'-]+){0,5}? (?:on|over|out|to)`,
  'forward(?:s|ed|ing)?',
  'disclos(?:e|es|ed|ing)',
  'transfer(?:s|red|ring)?',
  'transmit(?:s|ted|ting)?',
  'provid(?:e|es|ed|ing)',
  'releas(?:e|es|ed|ing)',
  'reveal(?:s|ed|ing)?',
  'expos(?:e|es|ed|ing)',
  'leak(?:s|ed|ing)?',
  'suppl(?:y|ies|ied)',
  'distribut(?:e|es|ed|ing)',
  'exchang(?:e|es|ed|ing)',
  '(?:make|makes|made) (?:[^.]{0,30} )?available',
  'let(?:s|ting)? (?:any|others?|third)',
  'tell(?:s|ing)? (?:any|others?|third)',
].join('|')

export const sells = [
  'sell(?:s|ing)?',
  'sold',
  'for sale',
  'sale of',
  'rent(?:s|ed|ing)? (?:out |it |them |your |or )',
  'rented',
  'trad(?:e|es|ed|ing)',
  'monetiz(?:e|es|ed|ing)',
  'profit(?:s|ed)? from',
  'mak(?:e|es|ing) money (?:from|with|off) your',
].join('|')

export const leaves = [
  'leav(?:e|es|ing)',
  'left',
  'go(?:es)? (?:(?:only|just|solely|exclusively|straight) )?(?:to|anywhere|outside|elsewhere|further|beyond|out|nowhere|no further)',
  'reach(?:es|ed)?',
  'ends? up',
  'gets? out',
  'move[sd]? (?:to|outside)',
].join('|')

export const gets = [
  'sees?',
  'seen',
  'read',
  'reads',
  'view(?:s|ed)?',
  'gets?',
  'has',
  'have',
  'receiv(?:e|es|ed)',
  'obtain(?:s|ed)?',
  'access(?:es|ed)?',
  'looks? at',
  'learns?',
  'knows?',
].join('|')

const here = String.raw`with (?:us|me)|here|home|put|in[- ]house|on (?:our|this|my|the same)|in (?:our|this|my|your)|within|inside|between (?:us|you)|private|confidential|secret|local|to (?:our|my)sel\w+|under our roof|safe with|yours alone|between these walls|among us|only (?:with|here|on|in)`

/** "Your answers stay with us", "we keep it private". */
export const stays = String.raw`(?:stays?|remains?|(?:is|are|be|been) (?:kept|held|stored)|keeps?|lives?|held)\b(?: [\w’'-]+){0,4}? (?:${here})\b`

const sole = 'only|just|solely|exclusively|alone|nothing but|no one but|nobody but|none but'

/** "Only we see your answers", "they go to insurers and to no one else". */
export const onlyUs =
  /\b(?:only|just|nobody but|no one but|none but) (?:we|I|you|us|our (?:own )?(?:staff|team|people|servers?))\b|\b(?:seen|read|used|handled|viewed|held|kept|processed|opened) (?:only|solely|exclusively) by (?:us|me|you|our)|\bgo(?:es)? (?:nowhere|no further)\b|\bfor (?:our|your) eyes only|\b(?:is|are|stays?|remains?) (?:yours|ours) alone/i
export const onlyInsurers = new RegExp(
  String.raw`\b(?:${sole}) (?:to |by |with |for )?(?:the |those |these |your )?(?:insurers?|carriers?|insurance compan\w+)|\b(?:insurers?|carriers?|insurance compan\w+)\b[^.]{0,60}\b(?:no one|nobody|no-one|none) else\b|\b(?:but|except|other than|besides|apart from|beyond|outside) (?:for |of |to |with )?(?:the |those |these )?(?:insurers?|carriers?|insurance compan\w+)|\b(?:insurers?|carriers?|insurance compan\w+)\b[^.]{0,40}\b(?:only|alone|exclusively)\b`,
  'i',
)
export const usedOnlyFor = new RegExp(
  String.raw`\bus(?:e|es|ed|ing)\b[^.]{0,40}\b(?:${sole}|for nothing else|for no other|purely)\b|\b(?:${sole}|purely) (?:be )?(?:used?|for|to send|to write)\b|\bfor (?:nothing else|no other (?:purpose|reason)|one purpose)`,
  'i',
)

/** What a promise is about. */
export const topics = {
  email: /\be-?mails?\b|\bcontact (?:details?|data|info\w*)\b|\binbox\b|\bmailbox\b/i,
  phone:
    /\b(?:tele)?phone numbers?\b|\b(?:cell|mobile) (?:phone )?numbers?\b|\bcontact (?:details?|data|info\w*)\b|\byour numbers?\b/i,
  street: /\b(?<!e-?mail |ip |network |web |email)address(?:es)?\b|\bwhere you live\b/i,
  answers: /\b(?:answers?|responses?|replies|health (?:data|info\w*|details))\b/i,
  data: /\b(?:data(?! brokers?)|info(?:rmation)?|details|particulars|what(?:ever)? you(?:[’']ve)? (?:\w+ )?(?:tell|told|enter(?:ed)?|typed?|gave|give|given|say|said|shared?|submit\w*|provided?|put in)|who you are|your (?:full )?names?|birth ?(?:date|day)s?|your identity|your privacy|your business)\b/i,
} as const

const all = 'nothing|none of (?:it|this|that)|everything|anything'
/** "Nothing leaves this service", "we share nothing": of all data. */
export const ofAll = new RegExp(
  String.raw`\b(?:${all})\b[^.]{0,30}?\b(?:leaves?|goes|stays?|remains?|(?:is|are|gets?|be) (?:ever )?(?:passed|shared|sent|given|disclosed|transferred|forwarded|handed|released|stored|saved|kept|recorded|seen|read))\b|\b(?:pass|share|send|give|disclose|keep|store|save|record|transfer|forward)(?:s|es)? (?:on )?(?:${all})\b`,
  'i',
)

export type Topic = keyof typeof topics

/** Whom a sentence names as one that gets something, or does not. */
export const recipients = {
  insurers: /\b(?:insurers?|carriers?|insurance compan(?:y|ies))\b/i,
  agents:
    /\b(?:agents?|agenc(?:y|ies)|brokers?(?<!data brokers?)|sales ?(?:people|persons?|m[ae]n|reps?|teams?|staff)|call cent\w+|telemarketers?|lead (?:buyers?|compan\w+|sellers?|generators?))\b/i,
  advertisers:
    /\b(?:advertis\w+|ad (?:networks?|compan\w+|tech)|data brokers?|marketers?|marketing|spammers?)\b/i,
  google: /\bgoogle\b/i,
  cloudflare: /\bcloudflare\b/i,
  anyone:
    /\b(?:any(?:one|body)|no[- ]one|nobody|third[- ]part\w+|others|other (?:compan|business|people|part|organi|firm|site)\w*|outsiders?|outside|elsewhere|anywhere|strangers?|(?:another|any) (?:compan|party|person|business|firm|site)\w*|partners?|affiliates?|someone else|somebody else|nowhere)\b/i,
} as const

export type Recipient = keyof typeof recipients

/** "If you don't answer": what holds in some case only, or of some recipients only. */
export const conditional =
  /^(?:if|when|once|while)\b|, (?:if|when|where) |\b(?:nobody|no one|no-one) (?:at|in|on|of|from) |\bno (?:employee|human|person)\b/i

/** "Insurers you already have": some of them. */
export const someOf = /\b(?:insurers?|carriers?|compan(?:y|ies)|agents?) (?:that|who|which|you|we)\b/i

const passedTo =
  /\b(?:pass(?:es|ed)?|shar(?:e|es|ed)|sen[dt]s?|giv(?:e|es|en)|disclosed?|sold|sells?|provided?|forwarded?|transferred|handed|leaves?)\b[^.;:!?]{0,40}?\b(?:with|to|the)\s+(?:(?:the|any|your|our|an?)\s+)?([a-z]+)/i
const ours =
  /^(?:us|me|you|it|them|this|that|here|our|anybody|service|site|server|servers|system|house|computer|machine|place)$/i

/** Whether a sentence names somebody, or somewhere, that nothing is known of: "employers", "the United States". */
export function namesOthers(sentence: string): boolean {
  const [, word] = passedTo.exec(sentence) ?? []
  const isKnown = Object.values(recipients).some(pattern => pattern.test(sentence))
  return word !== undefined && !isKnown && !ours.test(word)
}

/** "Unless you ask", "without your consent". */
export const asked =
  /\b(?:unless|until|except (?:when|where|if|as)|only (?:if|when|where|once|after|with)|without|if you (?:don[’']t|do not))\b[^.]*\b(?:you|your|asks?|asked|requests?|permission|consent|agree\w*|want|choose|say so|ok(?:ay)?)\b/i

/** "Unless you ask for an agent", "where the page says so": of a site that discloses who gets an address. */
export const disclosed =
  /\b(?:as|where|unless|except)\b[^.]*\b(?:page|disclosure|discloses?|form|says? so|told you)\b|\binformation disclosure\b/i

/** "If your browser asks not to be tracked". */
export const optedOut =
  /\basks? not to be tracked|\bglobal privacy control|\bdo[- ]not[- ]track\b(?! (?:you|your|visitors|people|any|users|what|how))|\bsends? (?:it|gpc)\b/i
