ALTER TABLE "transfers" ADD COLUMN "to_race_id" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "to_item" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "deferrals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "deferred_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "pays_back" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfer_to_race" CHECK ((to_race_id is null) = (to_item is null));