ALTER TABLE "payments" ADD COLUMN "second_of" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "waiver" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "teams_by_order" ON "teams" USING btree ("order_id");--> statement-breakpoint
UPDATE "submissions" s SET "waiver" = 'invitation' FROM "invitations" i WHERE i."submission_id" = s."submission_id" AND i."is_waived";--> statement-breakpoint
UPDATE "submissions" s SET "waiver" = 'existing'
WHERE s."waiver" IS NULL AND s."use" <> 'general'
  AND (s."fee_fen" > 0 OR s."price" IS NULL OR (s."use" = 'through-entry' AND s."audit_status" = 2))
  AND EXISTS (SELECT 1 FROM "entries" e WHERE e."submission_id" = s."submission_id" AND e."state" IN ('reserved', 'won', 'offered', 'confirmed'))
  AND NOT EXISTS (SELECT 1 FROM "orders" o WHERE o."order_id" = s."submission_id")
  AND NOT EXISTS (SELECT 1 FROM "transfers" t WHERE t."to_submission" = s."submission_id" AND t."order_id" IS NOT NULL);
