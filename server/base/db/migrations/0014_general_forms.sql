CREATE TABLE "answer_notices" (
	"race_id" text NOT NULL,
	"form_id" text NOT NULL,
	"waiting" integer NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "answer_notices_race_id_form_id_pk" PRIMARY KEY("race_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "notify" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "one_answer_for_a_person" ON "entrants" USING btree ("race_id","item","document_mac") WHERE use = 'general' and is_standing and document_mac is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_answer_for_a_key" ON "submissions" USING btree ("race_id","key") WHERE use = 'general' and account_id is null;