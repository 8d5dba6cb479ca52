CREATE TABLE "place_changes" (
	"change_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"pool_id" integer NOT NULL,
	"added" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "one_place_change_of_a_key" UNIQUE("race_id","key"),
	CONSTRAINT "place_change_is_one" CHECK (added <> 0),
	CONSTRAINT "places_approved_by_another" CHECK (state <> 'approved' or decided_by is null or decided_by <> requested_by)
);
--> statement-breakpoint
ALTER TABLE "pools" ADD COLUMN "stated" integer;--> statement-breakpoint
ALTER TABLE "place_changes" ADD CONSTRAINT "place_changes_pool_id_pools_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("pool_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_changes_by_pool" ON "place_changes" USING btree ("pool_id","requested_at");