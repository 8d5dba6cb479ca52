import { type UsualMaterial, usualMaterials } from "#core/pickUp.ts";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

/** Returns what names a material by its id. */
export function useMaterialName(): (id: string) => string {
  const t = useStaffTexts();
  const { state, text } = useSurroundings();
  return (id) => {
    const name = state.roster?.snapshot.materials.find((material) => material.id === id)?.name;
    if (name) return text(name);
    return (usualMaterials as readonly string[]).includes(id) ? t(`material_${id as UsualMaterial}`) : id;
  };
}
