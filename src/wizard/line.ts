import type { Text } from '../language/text.ts'
import type { Day } from '../units/day.ts'
import type { ListStep } from './collection.ts'
import type { Skipped, Step } from './step.ts'

/** The answers before a line's first question: the start page's, with its ZIP code looked up, and the day. */
export interface LineStart {
  readonly start: { readonly type: string; readonly zipCode: string; readonly state: string }
  readonly today: Day
}

/** An item of a list also has the number of items before it. */
export interface InList {
  readonly position: number
}

export interface AskOptions<Earlier> {
  /** The visitor may skip it; its answer is then `null`. */
  readonly skippable?: boolean
  /** Shares the step number of the previous question in the line, whether or not that one is asked. */
  readonly part?: boolean
  /** Asked only if this is true. It sees only the answers before it. */
  readonly when?: (earlier: Earlier) => boolean
}

/** One question of a line. */
export interface Ask {
  readonly type: 'ask'
  readonly route: string
  readonly name: string
  readonly step: Step | ((earlier: never) => Step)
  readonly skippable: boolean
  readonly part: boolean
  readonly chapter: Text
  readonly when: ((earlier: never) => boolean) | undefined
}

/** A list of items (drivers, vehicles), each answering the same questions; its route shows the list. */
export interface Collect {
  readonly type: 'collect'
  readonly route: string
  readonly name: string
  readonly step: ListStep
  readonly asks: readonly Ask[]
  readonly chapter: Text
  readonly when: ((earlier: never) => boolean) | undefined
}

export type Stage = Ask | Collect

type Flat<T> = { [K in keyof T]: T[K] } & {}
type Value<Answer, Options> = Options extends { readonly skippable: true } ? Answer | Skipped : Answer
type Added<Name extends string, Type, Options> = Options extends { readonly when: unknown }
  ? { readonly [N in Name]?: Type }
  : { readonly [N in Name]: Type }
/** A question that is always the same, or one that depends on earlier answers. */
type StepOrBuilder<Answer, Earlier> = Step<Answer> | ((earlier: Earlier) => Step<Answer>)
/** Rejects a name that the chain already has. */
type Free<Name extends string, Taken> = Name extends keyof Taken ? never : Name

/** One item of a collection: its answers, and the id it is edited by. */
export type Item<Answers> = Flat<{ readonly uuid: string } & Answers>

/** The parts of a line other than its name. */
interface Parts {
  readonly stages?: readonly Stage[]
  readonly refinements?: readonly Ask[]
  readonly chapter?: Text
}

/**
 * An insurance line as an ordered chain of questions. `Before` are the answers at its beginning, `Own` the ones it asks
 * for. A line never changes: each method returns a longer one.
 */
export class Line<Name extends string = string, Before = LineStart, Own = unknown> {
  readonly name: Name
  readonly stages: readonly Stage[]
  /** The questions that are asked only beside the prices; each may stay unanswered. */
  readonly refinements: readonly Ask[]
  /** The heading under which the next question is reviewed. */
  readonly #chapter: Text
  /** Carries the types of the answers; does not exist at run time. */
  declare readonly types: { readonly before: Before; readonly own: Own }

  constructor(
    name: Name,
    { stages = [], refinements = [], chapter = { en: 'Your answers', es: 'Sus respuestas' } }: Parts = {},
  ) {
    this.name = name
    this.stages = stages
    this.refinements = refinements
    this.#chapter = chapter
  }

  /**
   * The heading under which the questions from here on are listed when answers are reviewed. Questions with the same heading are
   * listed together, wherever they are in the line.
   */
  chapter(title: Text): Line<Name, Before, Own> {
    return new Line(this.name, { ...this, chapter: title })
  }

  ask<N extends string, Answer, const Options extends AskOptions<Before & Own>>(
    route: string,
    name: Free<N, Before & Own>,
    step: StepOrBuilder<Answer, Before & Own>,
    options?: Options,
  ): Line<Name, Before, Own & Added<N, Value<Answer, Options>, Options>> {
    const { skippable = false, part = false, when } = options ?? {}
    if (this.refinements.length > 0) throw new Error(`${this.name}/${route}: asked after a refinement`)
    return this.#with({ type: 'ask', route, name, step, skippable, part, when, chapter: this.#chapter })
  }

  collect<N extends string, Items, const Options extends Pick<AskOptions<Before & Own>, 'when'>>(
    route: string,
    name: Free<N, Before & Own>,
    step: ListStep,
    item: (item: Line<Name, Before & Own & InList>) => Line<Name, Before & Own & InList, Items>,
    options?: Options,
  ): Line<Name, Before, Own & Added<N, readonly Item<Items>[], Options>> {
    if (this.refinements.length > 0) throw new Error(`${this.name}/${route}: asked after a refinement`)
    const asks = item(new Line(this.name)).stages
    if (!asks.every(stage => stage.type === 'ask'))
      throw new Error(`${this.name}/${route}: a list inside a list`)
    return this.#with({
      type: 'collect',
      route,
      name,
      step,
      asks,
      when: options?.when,
      chapter: this.#chapter,
    })
  }

  #with<Longer>(stage: Stage): Line<Name, Before, Longer> {
    return new Line(this.name, { ...this, stages: [...this.stages, stage], chapter: this.#chapter })
  }

  /**
   * A question that the wizard never asks: visitors find it beside their prices. It comes after all others, sees every answer
   * before it, and is absent from the application until somebody answers it, and when skipped. One that an empty answer takes back
   * needs no way to skip it.
   */
  refine<
    N extends string,
    Answer,
    const Options extends Pick<AskOptions<Before & Own>, 'when' | 'skippable'>,
  >(
    route: string,
    name: Free<N, Before & Own>,
    step: StepOrBuilder<Answer, Before & Own>,
    options?: Options,
  ): Line<Name, Before, Own & { readonly [Key in N]?: Answer }> {
    const ask: Ask = {
      type: 'ask',
      route,
      name,
      step,
      skippable: options?.skippable ?? true,
      part: true,
      when: options?.when,
      chapter: this.#chapter,
    }
    return new Line(this.name, {
      ...this,
      refinements: [...this.refinements, ask],
      chapter: this.#chapter,
    })
  }
}

/** Begins a line. Add its questions in the order in which they are asked. */
export function line<Name extends string>(name: Name): Line<Name> {
  return new Line(name)
}

/** All answers of a line that was walked to its end, by name. */
export type Application<L> = L extends Line<string, infer Before, infer Own> ? Flat<Before & Own> : never

/** A question worded for the answers that come before it in the line. */
export function stepOf(ask: Ask, earlier: Readonly<Record<string, unknown>>): Step {
  // The question was typed against the answers that come before it in the chain.
  return typeof ask.step === 'function' ? ask.step(earlier as never) : ask.step
}

/** The path of a question's page. */
export function routeOf(line: Pick<Line, 'name'>, stage: Pick<Stage, 'route'>): string {
  return `/quote/${line.name}/${stage.route}`
}
