"""The database: its schema, its engines, the commit that many moves share, and its queries."""
