import styles from './Butler.module.css'
import { Bust, type Expression, Glove, Head } from './bust.tsx'
import { Fetching } from './Fetching.tsx'

const calmBrows = ['M60 57C63 53 70 52 74 55', 'M86 55C90 52 97 53 100 57'] as const
const raised = 'M86 51C90 46.5 97 47 101 53'

/** The forearm before him, a folded linen over it. */
function Greeting() {
  const face: Expression = {
    brows: [calmBrows[0], raised],
    mouth: 'M72 100C76 104 84 104 88 100',
    gaze: [0.5, 0],
  }
  return (
    <>
      <g transform="translate(0 -12)">
        <Bust />
        <g className={styles.head}>
          <Head face={face} />
        </g>
      </g>
      <path className={styles.hem} d="M8 146H152V160H8Z" />
      <path className={styles.sleeve} d="M24 160C24 144 34 137 50 137L112 139L112 155L50 156Z" />
      <path className={styles.linen} d="M60 135L100 136C103 144 101 152 102 160H58C60 152 57 144 60 135Z" />
      <path className={styles.fold} d="M70 142V160M80 140V160M91 143V160" />
      <Glove at={[121, 147]} turn={180} />
    </>
  )
}

/** Head inclined, one eyebrow up. */
function Listening() {
  const face: Expression = {
    brows: [calmBrows[0], raised],
    mouth: 'M74 101C78 102.5 82 102.5 86 101',
    gaze: [-2, 1],
  }
  return (
    <>
      <Bust />
      <g className={styles.head} transform="rotate(6 80 118)">
        <Head face={face} />
      </g>
    </>
  )
}

/** The cloche is lifted, and the prices are under it. */
function Presenting() {
  const face: Expression = {
    brows: ['M60 54C63 50 70 49 74 52', 'M86 52C90 49 97 50 100 54'],
    mouth: 'M71 99C76 105 84 105 89 99',
    gaze: [0, 1.5],
  }
  return (
    <>
      <g transform="translate(0 -4)">
        <Bust />
        <g className={styles.head}>
          <Head face={face} />
        </g>
      </g>
      <path className={styles.ticket} d="M62 128H98V150H62Z" transform="rotate(-5 80 140)" />
      <path className={styles.ticket} d="M62 128H98V150H62Z" />
      <path className={styles.fine} d="M68 135H80M68 141H76" />
      <path
        className={styles.brassFine}
        d="M91 133C88 131 85 133 86 135.5C87 138 92 137 92 140.5C92 143 88 144.5 85 142.5M88.5 130.5V145"
      />
      <path className={styles.brass} d="M28 148H132C130 155 124 158 118 158H42C36 158 30 155 28 148Z" />
      <g className={styles.cloche}>
        <path
          className={styles.sleeve}
          d="M137 110L154 106C158 122 158 142 152 160H128C134 142 136 126 137 110Z"
        />
        <g transform="rotate(50 124 118)">
          <path className={styles.brassSoft} d="M98 122C98 105 110 95 124 95C138 95 150 105 150 122Z" />
          <path className={styles.brass} d="M95 121H153V126H95Z" />
          <path className={styles.shine} d="M105 116C106 110 110 105 115 103" />
        </g>
        <Glove at={[145, 102]} turn={50} />
      </g>
    </>
  )
}

/** Eyes down, hand on the heart. */
function Apologising() {
  const face: Expression = {
    brows: ['M60 58C64 55 69 53 74 51', 'M86 51C91 53 96 55 100 58'],
    mouth: 'M73 102C77 99.5 83 99.5 87 102',
    lids: 'lowered',
  }
  return (
    <>
      <Bust />
      <g className={styles.head} transform="rotate(-5 80 118) translate(0 5)">
        <Head face={face} />
      </g>
      <path className={styles.sleeve} d="M16 160C18 148 32 143 46 144L60 141L63 157L52 160Z" />
      <Glove at={[68, 149]} turn={172} />
    </>
  )
}

export const poses = {
  greeting: Greeting,
  listening: Listening,
  fetching: Fetching,
  presenting: Presenting,
  apologising: Apologising,
} as const
