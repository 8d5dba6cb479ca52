CREATE TABLE "invitations" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invitations_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"item" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text,
	"contact_sealed" text,
	"contact_mac" text,
	"ordinal" integer DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"note_sealed" text,
	"is_waived" boolean NOT NULL,
	"paid_fen" integer,
	"holds_place" boolean NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"link_sealed" text,
	"link_mac" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"submission_id" text,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"rounds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invitations_link_mac_unique" UNIQUE("link_mac"),
	CONSTRAINT "invitation_link" CHECK ((state = 'sent') = (link_mac is not null) and (state = 'sent') = (link_sealed is not null)),
	CONSTRAINT "invitation_due" CHECK (due_at is null or state = 'sent')
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_invitation_of_a_contact" ON "invitations" USING btree ("race_id","item","contact_mac","ordinal") WHERE state in ('sent', 'used');--> statement-breakpoint
CREATE UNIQUE INDEX "one_invitation_of_a_sign_up" ON "invitations" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "invitations_by_race" ON "invitations" USING btree ("race_id","seq");--> statement-breakpoint
CREATE INDEX "invitations_due" ON "invitations" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "invitations_ending" ON "invitations" USING btree ("ends_at") WHERE state = 'sent';