CREATE TABLE "option_counts" (
	"race_id" text NOT NULL,
	"form_id" text NOT NULL,
	"field" text NOT NULL,
	"option" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "option_counts_race_id_form_id_field_option_pk" PRIMARY KEY("race_id","form_id","field","option")
);
--> statement-breakpoint
CREATE TABLE "option_places" (
	"submission_id" text NOT NULL,
	"position" integer NOT NULL,
	"race_id" text NOT NULL,
	"form_id" text NOT NULL,
	"field" text NOT NULL,
	"option" text NOT NULL,
	"state" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "option_places_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"freed_at" timestamp with time zone,
	CONSTRAINT "option_places_submission_id_position_field_option_pk" PRIMARY KEY("submission_id","position","field","option")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "option_places" ADD CONSTRAINT "option_places_submission_id_position_entrants_submission_id_position_fk" FOREIGN KEY ("submission_id","position") REFERENCES "public"."entrants"("submission_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_places_in_order" ON "option_places" USING btree ("race_id","form_id","field","option","state","seq");