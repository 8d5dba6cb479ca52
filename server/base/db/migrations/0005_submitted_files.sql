CREATE TABLE "submission_files" (
	"submission_id" text NOT NULL,
	"upload_id" text NOT NULL,
	CONSTRAINT "submission_files_submission_id_upload_id_pk" PRIMARY KEY("submission_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_upload_id_uploads_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_files_by_upload" ON "submission_files" USING btree ("upload_id");