-- Organisers decided applications until now. From here on that is a right of its own, which they keep.
UPDATE "accounts" SET "authorities" = "authorities" || (
  SELECT jsonb_agg('REVIEWER' || substr(held, length('ORGANISER') + 1))
  FROM jsonb_array_elements_text("authorities") AS held
  WHERE held = 'ORGANISER' OR held LIKE 'ORGANISER:%'
)
WHERE EXISTS (
  SELECT 1 FROM jsonb_array_elements_text("authorities") AS held
  WHERE held = 'ORGANISER' OR held LIKE 'ORGANISER:%'
);
