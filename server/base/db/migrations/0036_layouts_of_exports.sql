CREATE TABLE "export_layouts" (
	"race_id" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_layouts_race_id_name_pk" PRIMARY KEY("race_id","name")
);
