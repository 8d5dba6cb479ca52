CREATE TABLE "race_cancellations" (
	"cancellation_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"refunds" text NOT NULL,
	"kept" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"worked_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "one_cancellation_of_a_key" UNIQUE("race_id","key"),
	CONSTRAINT "cancellation_rule" CHECK (case refunds when 'share' then kept between 1 and 99 when 'amount' then kept > 0 else kept = 0 end),
	CONSTRAINT "cancelled_by_two" CHECK (state <> 'approved' or coalesce(decided_by <> requested_by, false))
);
--> statement-breakpoint
ALTER TABLE "race_items" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "races" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "one_cancellation_of_a_race" ON "race_cancellations" USING btree ("race_id") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "cancellations_to_carry_out" ON "race_cancellations" USING btree ("decided_at") WHERE state = 'approved' and done_at is null;--> statement-breakpoint
CREATE INDEX "refunds_of_cancellations" ON "refunds" USING btree ("key") WHERE reason = 'race-cancelled';