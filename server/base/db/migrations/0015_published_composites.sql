CREATE TABLE "published_composites" (
	"release_id" bigint NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "published_composites_release_id_path_pk" PRIMARY KEY("release_id","path")
);
--> statement-breakpoint
ALTER TABLE "published_composites" ADD CONSTRAINT "published_composites_release_id_releases_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("release_id") ON DELETE no action ON UPDATE no action;