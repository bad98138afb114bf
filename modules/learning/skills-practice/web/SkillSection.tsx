import type { MappedSkill } from '../contract/index.ts'
import page from './page.module.css'
import { SkillTile } from './SkillTile.tsx'

export interface SkillSectionProps {
  title: string
  skills: readonly MappedSkill[]
  userId: number | null
}

/** Skills under one title; nothing when there are none. */
export const SkillSection = ({ title, skills, userId }: SkillSectionProps) =>
  skills.length > 0 && (
    <section className={page.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={`plain-list ${page.tiles}`}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <SkillTile skill={skill} userId={userId} />
          </li>
        ))}
      </ul>
    </section>
  )
