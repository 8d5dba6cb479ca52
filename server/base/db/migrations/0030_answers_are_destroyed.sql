ALTER TABLE "submissions" ADD COLUMN "answers_destroyed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "submitted_mac" text;