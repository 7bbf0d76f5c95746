import styles from './Butler.module.css'

/** In profile and under way, the covered salver on his fingertips. */
export function Fetching() {
  return (
    <g className={styles.walk}>
      <path className={styles.linen} d="M40 112 L68 108 L76 160 H54 Z" />
      <path className={styles.coat} d="M2 160 C2 138 14 122 40 114 L50 128 L66 160 Z" />
      <path className={styles.lapel} d="M40 114 L36 128 L46 132 L44 138 L62 158" />
      <path className={styles.coat} d="M72 118 C82 122 90 132 92 160 H68 Z" />
      <path
        className={styles.skin}
        d="M30 60 C28 38 38 24 56 24 C72 24 81 33 82 50 L83 60 L93 76 C94 79 91 81 86 81 L86 87 C87 90 86 92 85 93 L86 98 C87 107 82 111 74 110 L66 109 L66 116 L44 116 C45 106 33 98 30 60 Z"
      />
      <path
        className={styles.crown}
        d="M28 66 C22 38 34 16 58 17 C74 18 84 28 83 44 C74 44 62 42 54 38 C56 46 52 54 46 56 L44 66 C40 68 40 78 40 88 C33 84 29 76 28 66 Z"
      />
      <path className={styles.grey} d="M46 54 L44 66 C40 68 40 78 40 88 C44 86 48 80 48 70 L51 54 Z" />
      <path className={styles.skin} d="M43 69 C36 66 34 77 40 81 C44 83 47 79 46 73" />
      <path className={styles.collar} d="M46 110 L68 112 L70 120 L52 124 Z" />
      <path
        className={styles.brass}
        d="M70 121 C64 114 58 114 56 117 C55 122 56 128 59 131 C64 131 68 128 71 124 C74 127 79 129 82 127 C83 122 82 117 80 114 C76 113 72 116 70 121 Z"
      />
      <path className={styles.stroke} d="M68 51 C72 46 78 47 81 51" />
      <g className={styles.eyes}>
        <circle cx="75" cy="62" r="2.9" />
      </g>
      <path className={styles.hair} d="M87 85 C80 83 72 86 67 95 C74 98 83 96 89 91 Z" />
      <path className={styles.fine} d="M77 101 C80 102.5 83 102 85 100" />
      <path
        className={styles.sleeve}
        d="M40 160 C42 148 56 141 78 144 L104 133 L114 144 L92 159 C88 160 84 160 80 160 Z"
      />
      <path
        className={styles.linen}
        d="M101 133 L112 146 L122 135 C128 128 127 122 122 124 L115 128 L113 122 C111 118 106 120 107 124 Z"
      />
      <path className={styles.brass} d="M84 117 H158 C157 122 153 125 148 125 H94 C89 125 85 122 84 117 Z" />
      <path className={styles.brassSoft} d="M95 117 C95 101 107 91 121 91 C135 91 147 101 147 117 Z" />
      <circle className={styles.brass} cx="121" cy="87" r="4" />
      <path className={styles.shine} d="M103 111 C104 104 109 99 115 97" />
    </g>
  )
}
