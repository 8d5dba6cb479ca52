ALTER TABLE "race_items" ADD COLUMN "promote_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "place_goes_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "race_items" SET "promote_until" = "closes_at" WHERE "allocation" = 'first-come';
