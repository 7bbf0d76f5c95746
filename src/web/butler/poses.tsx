import styles from './Butler.module.css'
import { Bust, type Expression, Glove, Head } from './bust.tsx'
import { Fetching } from './Fetching.tsx'

const calmBrows = ['M60 57 C63 53 70 52 74 55', 'M86 55 C90 52 97 53 100 57'] as const
const raised = 'M86 51 C90 46.5 97 47 101 53'

/** The forearm before him, a folded linen over it. */
function Greeting() {
  const face: Expression = {
    brows: [calmBrows[0], raised],
    mouth: 'M72 100 C76 104 84 104 88 100',
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
      <path className={styles.hem} d="M8 146 H152 V160 H8 Z" />
      <path className={styles.sleeve} d="M24 160 C24 144 34 137 50 137 L112 139 L112 155 L50 156 Z" />
      <path
        className={styles.linen}
        d="M60 135 L100 136 C103 144 101 152 102 160 H58 C60 152 57 144 60 135 Z"
      />
      <path className={styles.fold} d="M70 142 V160 M80 140 V160 M91 143 V160" />
      <Glove at={[121, 147]} turn={180} />
    </>
  )
}

/** Head inclined, one eyebrow up. */
function Listening() {
  const face: Expression = {
    brows: [calmBrows[0], raised],
    mouth: 'M74 101 C78 102.5 82 102.5 86 101',
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

/** The cloche is lifted, and under it stand the prices. */
function Presenting() {
  const face: Expression = {
    brows: ['M60 54 C63 50 70 49 74 52', 'M86 52 C90 49 97 50 100 54'],
    mouth: 'M71 99 C76 105 84 105 89 99',
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
      <path className={styles.ticket} d="M62 128 H98 V150 H62 Z" transform="rotate(-5 80 140)" />
      <path className={styles.ticket} d="M62 128 H98 V150 H62 Z" />
      <path className={styles.fine} d="M68 135 H80 M68 141 H76" />
      <path
        className={styles.brassFine}
        d="M91 133 C88 131 85 133 86 135.5 C87 138 92 137 92 140.5 C92 143 88 144.5 85 142.5 M88.5 130.5 V145"
      />
      <path className={styles.brass} d="M28 148 H132 C130 155 124 158 118 158 H42 C36 158 30 155 28 148 Z" />
      <g className={styles.cloche}>
        <path
          className={styles.sleeve}
          d="M137 110 L154 106 C158 122 158 142 152 160 H128 C134 142 136 126 137 110 Z"
        />
        <g transform="rotate(50 124 118)">
          <path className={styles.brassSoft} d="M98 122 C98 105 110 95 124 95 C138 95 150 105 150 122 Z" />
          <path className={styles.brass} d="M95 121 H153 V126 H95 Z" />
          <path className={styles.shine} d="M105 116 C106 110 110 105 115 103" />
        </g>
        <Glove at={[145, 102]} turn={50} />
      </g>
    </>
  )
}

/** Eyes down, hand on the heart. */
function Apologising() {
  const face: Expression = {
    brows: ['M60 58 C64 55 69 53 74 51', 'M86 51 C91 53 96 55 100 58'],
    mouth: 'M73 102 C77 99.5 83 99.5 87 102',
    lids: 'lowered',
  }
  return (
    <>
      <Bust />
      <g className={styles.head} transform="rotate(-5 80 118) translate(0 5)">
        <Head face={face} />
      </g>
      <path className={styles.sleeve} d="M16 160 C18 148 32 143 46 144 L60 141 L63 157 L52 160 Z" />
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
