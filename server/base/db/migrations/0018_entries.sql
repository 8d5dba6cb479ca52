CREATE TABLE "entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"exclusion_group" text NOT NULL,
	"submission_id" text,
	"position" integer NOT NULL,
	"person_id" text,
	"state" text NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_code_unique" UNIQUE("code"),
	CONSTRAINT "one_entry_of_an_entrant" UNIQUE("submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "entry_history" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"person_id" text PRIMARY KEY NOT NULL,
	"birthday" date
);
--> statement-breakpoint
CREATE TABLE "pool_ledger" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pool_ledger_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pool_id" integer NOT NULL,
	"entry_id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_place_at_a_time" CHECK (delta in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "pools" (
	"pool_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pools_pool_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"name" text NOT NULL,
	"places" integer NOT NULL,
	"capacity" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "one_pool_of_a_name" UNIQUE("race_id","name"),
	CONSTRAINT "claimed_within_capacity" CHECK (claimed >= 0 and claimed <= capacity)
);
--> statement-breakpoint
CREATE TABLE "race_items" (
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"allocation" text NOT NULL,
	"closes_at" timestamp with time zone,
	"fee_fen" integer NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"age_on" date,
	"exclusion_group" text NOT NULL,
	"has_waiting_list" boolean NOT NULL,
	"pool_ids" integer[] NOT NULL,
	CONSTRAINT "race_items_race_id_item_pk" PRIMARY KEY("race_id","item")
);
--> statement-breakpoint
DROP INDEX "one_sign_up_in_a_race";--> statement-breakpoint
ALTER TABLE "entrants" ADD COLUMN "exclusion_group" text DEFAULT 'race' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_person_id_persons_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_history" ADD CONSTRAINT "entry_history_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_ledger" ADD CONSTRAINT "pool_ledger_pool_id_pools_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("pool_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_ledger" ADD CONSTRAINT "pool_ledger_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_entry_of_a_person" ON "entries" USING btree ("race_id","exclusion_group","person_id") WHERE state in ('pool', 'reserved', 'won', 'offered', 'waitlisted', 'confirmed');--> statement-breakpoint
CREATE INDEX "entries_by_item" ON "entries" USING btree ("race_id","item","state","seq");--> statement-breakpoint
CREATE INDEX "entries_by_person" ON "entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "entry_history_by_entry" ON "entry_history" USING btree ("entry_id","seq");--> statement-breakpoint
CREATE INDEX "pool_ledger_by_entry" ON "pool_ledger" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "pool_ledger_by_pool" ON "pool_ledger" USING btree ("pool_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_sign_up_in_a_group" ON "entrants" USING btree ("race_id","exclusion_group","document_mac") WHERE use = 'sign-up' and is_standing and document_mac is not null;