CREATE TABLE "published_files" (
	"path" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"damaged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "published_parts" (
	"sha256" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "published_parts_sha256_part_pk" PRIMARY KEY("sha256","part")
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "files" jsonb;--> statement-breakpoint
CREATE INDEX "published_files_by_content" ON "published_files" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "published_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;