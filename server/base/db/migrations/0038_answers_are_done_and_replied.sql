CREATE TABLE "answer_replies" (
	"reply_id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"key" text NOT NULL,
	"text_sealed" text NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_reply_for_a_key" UNIQUE("submission_id","key")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "done_by" text;--> statement-breakpoint
ALTER TABLE "answer_replies" ADD CONSTRAINT "answer_replies_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;